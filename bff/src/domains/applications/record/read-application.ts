import {
  compareViews,
  readParts,
  rejectionTemplates,
  type applicationRecordEndpoints,
  type ClientView,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Config } from '../../../config.ts';
import type { Service } from '../../../http/mount.ts';
import { renderMail, tokenPlaceholder, withoutSignature } from '../../../mail/render-mail.ts';
import { currentTemplate } from '../../../mail/current-template.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { knownPeople } from '../../../records/candidates/known-people.ts';
import { visiblePools } from '../../../records/pools/pool-members.ts';
import { blinded } from '../../submissions/api/client-view.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import { bridgeJobs, namesOf } from '../actions/reject.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../records/applications/application-event.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
import { keptMarks } from '../../../records/vetting/kept-marks.ts';
import { letterhead, mailRefusal } from '../mails/person-mails.ts';
import { readinessOf } from '../stages/readiness.ts';
import { showRecord } from './application-record.serializer.ts';

type Endpoints = typeof applicationRecordEndpoints;

export const readApplication: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showRecord(actor, await findApplication(actor, 'application.read', params.id));

/** Returns the history; rate changes only for those who may read rates. */
export const readEvents: Service<Endpoints['events']> = async ({ actor }, { params }) => {
  const { application, job } = await findApplication(actor, 'application.read', params.id);
  const hidden: ApplicationEvent['type'][] = reaches(
    actor,
    'application.readPayRate',
    application,
    job,
  )
    ? []
    : ['rate_changed'];
  const events = await ApplicationEventModel.find({
    applicationId: application._id,
    type: { $nin: hidden },
  })
    .sort({ at: -1, _id: -1 })
    .limit(200)
    .lean();
  const people = await findPeople(events.map(({ actorId }) => actorId));
  return {
    data: events.map(({ _id, type, from, to, at, actorId, actorKind, note }) => ({
      id: _id.toHexString(),
      type,
      from,
      to,
      at: at.toISOString(),
      actor: actorKind === 'system' ? null : people.ref(actorId),
      actorKind,
      note,
    })),
  };
};

/** Returns what the client would read now: the same document that a submission freezes. */
export const readClientView: Service<Endpoints['clientView']> = async ({ actor }, { params }) => {
  const found = await findApplication(actor, 'application.read', params.id);
  const [candidate = found.candidate] = await knownPeople(actor, [found.candidate]);
  const { shown } = await readinessOf(actor, { ...found, candidate });
  return withoutRate(actor, found, shown);
};

/** Returns what was submitted, each version compared with the one before. */
export const readSubmissions: Service<Endpoints['submissions']> = async ({ actor }, { params }) => {
  const found = await findApplication(actor, 'application.read', params.id);
  const submissions = await submissionsOf(found.application._id);
  const people = await findPeople(submissions.map(({ by }) => by));
  const { blind } = await readinessOf(actor, found);
  const kept = await keptMarks(actor, [found.candidate._id]);
  const show = (view: ClientView) => {
    const sent = blind ? blinded(view, found.candidate) : view;
    return withoutRate(actor, found, kept.size > 0 ? withoutMarks(sent) : sent);
  };
  return {
    data: submissions.map(
      ({ _id, version, at, by, recipientIds, withdrawnAt, view, reading }, index) => {
        const before = submissions[index + 1];
        const shown = show(view);
        return {
          id: _id.toHexString(),
          version,
          at: at.toISOString(),
          by: people.ref(by),
          recipients: recipientIds.length,
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
          view: shown,
          changes: before ? compareViews(show(before.view), shown) : [],
          reading: readParts
            .map((part) => ({ part, seconds: reading?.[part] ?? 0 }))
            .filter(({ seconds }) => seconds > 0)
            .toSorted((a, b) => b.seconds - a.seconds),
        };
      },
    ),
  };
};

/** Hides marks from interviewers who have not given theirs yet. */
const withoutMarks = (view: ClientView): ClientView => ({
  ...view,
  english: null,
  vettingSummary: null,
  skills: view.skills.map((skill) => ({ ...skill, verified: false, verifiedMonth: null })),
});

/** Hides the client's rate from readers who may not know it. */
function withoutRate(
  actor: Actor,
  { application, job }: FoundApplication,
  { billRate, ...view }: ClientView,
): ClientView {
  return reaches(actor, 'application.readBillRate', application, job)
    ? { ...view, ...(billRate !== undefined && { billRate }) }
    : view;
}

/** Placeholder in a preview for the sender's own words; no text contains this character. */
const ownWord = '\u{E000}';

const talked: ReadonlySet<string> = new Set(['in_review', 'vetted', 'failed', 'expired']);

/**
 * Returns previews of the mails to the candidate, with real values, and the pools to keep them in.
 */
export const readRejection =
  ({ publicUrl }: Pick<Config, 'publicUrl'>): Service<Endpoints['rejection']> =>
  async ({ actor }, { params, query }) => {
    const { application, candidate } = await findApplication(
      actor,
      'application.reject',
      params.id,
    );
    const variables = {
      ...(await letterhead(actor.userId, candidate)),
      otherJobs: namesOf(await bridgeJobs(actor, query.otherJobs ?? [])),
    };
    const pools = actor.can('candidate.updatePools') ? await visiblePools(actor) : [];
    const wasInterviewed = application.interviews.length > 0 || talked.has(candidate.vettingStatus);
    return {
      unavailable: await mailRefusal(candidate),
      suggested: wasInterviewed ? 'rejection_after_interview' : 'rejection_after_screening',
      previews: await Promise.all(
        rejectionTemplates.map(async (template) => {
          const words = await currentTemplate(template);
          const render = (message: string) =>
            renderMail(
              words,
              { ...variables, message, text: '' },
              publicUrl,
              () => tokenPlaceholder,
            );
          const { subject, text } = render('');
          const [before = '', after = ''] = render(ownWord).text.split(ownWord);
          return {
            template,
            subject,
            text,
            quoting: { before, after },
            body: withoutSignature(text),
          };
        }),
      ),
      pools: pools
        .filter(({ status }) => status === 'active')
        .map(({ _id, name }) => ({ id: _id.toHexString(), name })),
    };
  };
