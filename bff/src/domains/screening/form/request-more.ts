import type { screeningFormEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { writeForm } from './draft-form.ts';
import { findForm } from './find-form.ts';
import { orAlreadyLive } from './one-live-form.ts';
import { showForm } from './show-form.ts';

/** Creates another draft with some of the questions; the submitted form stays as it is. */
export const requestMore: Service<typeof screeningFormEndpoints.requestMore> = (
  ctx,
  { params, body },
) =>
  orAlreadyLive(
    transact(ctx, async (tx) => {
      const { actor } = ctx;
      const { form, candidate } = await findForm(actor, 'screening.send', params.id, tx.session);
      if (form.status !== 'submitted')
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: form.status, action: 'request_more' },
        });
      if (body.version !== form.version) throw versionConflict(form, []);
      const asked = form.questions.filter(({ key }) => body.keys.includes(key.toHexString()));
      if (asked.length < new Set(body.keys).size) throw invalidField('keys', 'INVALID_OPTION');
      const { title, intro, dueInDays, candidateId, poolId, jobId } = form;
      const draft = await writeForm(tx, {
        candidateId,
        poolId,
        jobId,
        title,
        intro,
        dueInDays,
        questions: asked.map((question) => ({ ...question, key: new Types.ObjectId() })),
        followUpOf: form._id,
      });
      return showForm(actor, { form: draft, candidate }, tx.session);
    }),
  );
