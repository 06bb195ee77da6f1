import type { emailTemplateEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { findCandidateFor } from '../candidates/api/candidate-lookup.ts';
import { fillForCandidate } from './api/fill-words.ts';
import { findUsable } from './api/usable-template.ts';

/** A template as a mail to one person; what is not known stays in the text, and is named. */
export const fillTemplate: Service<(typeof emailTemplateEndpoints)['fill']> = async (
  { actor, session },
  { params, body: { subjectType, subjectId } },
) => {
  const template = await findUsable(actor, params.id, subjectType);
  if (!template) throw new AppError('NOT_FOUND');
  const candidate = await findCandidateFor(actor, 'message.send', subjectId);
  const { subject, body: text } = template;
  return fillForCandidate({ subject, text }, candidate, displayName(session.user));
};
