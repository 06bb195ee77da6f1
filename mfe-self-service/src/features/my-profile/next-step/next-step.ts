import {
  completenessParts,
  type CompletenessPart,
  type LegalIdentity,
  type OwnApplication,
  type OwnConsents,
  type OwnFileRequest,
  type PartyDocument,
} from '@muster/contracts';
import type { OwnProfile } from '../own-profile.ts';

/** Known facts about a person; facts that could not be read are left out and lead to no step. */
export interface StepFacts {
  profile: Pick<OwnProfile, 'completeness' | 'status' | 'recruiter'>;
  applications?: readonly OwnApplication[] | undefined;
  documents?: readonly PartyDocument[] | undefined;
  identities?: readonly LegalIdentity[] | undefined;
  purposes?: OwnConsents['purposes'] | undefined;
  requests?: readonly OwnFileRequest[] | undefined;
}

/** The form for each part of the profile. */
export const formOfPart = {
  contact: 'contact',
  skills: 'skills',
  english: 'english',
  rates: 'rates',
  availability: 'availability',
  experience: 'experience',
} as const;
type FilledPart = keyof typeof formOfPart;

const isFilled = (part: CompletenessPart): part is FilledPart => part in formOfPart;

/** The step that would help the person most now. */
export type OwnStep =
  | { kind: 'answer'; application: OwnApplication }
  | { kind: 'sign'; document: PartyDocument }
  | { kind: 'correct'; identity: LegalIdentity }
  | { kind: 'bring'; request: OwnFileRequest }
  | { kind: 'share' }
  | { kind: 'cv'; points: number }
  | { kind: 'fill'; part: FilledPart; points: number }
  | { kind: 'tell'; part: CompletenessPart; points: number };

/**
 * Returns first what others wait for, then what keeps clients away, then the largest gap in the
 * profile.
 */
export function nextStep(facts: StepFacts): OwnStep | null {
  const { profile, applications, documents, identities, purposes } = facts;
  const application = earliest(
    (applications ?? []).filter(({ status, question }) => status === 'active' && question),
    ({ waitsSince }) => waitsSince,
  );
  if (application) return { kind: 'answer', application };
  const document = earliest(
    (documents ?? []).filter(({ allowedActions }) => allowedActions.includes('sign')),
    ({ expiresAt }) => expiresAt ?? '',
  );
  if (document) return { kind: 'sign', document };
  const identity = identities?.find(({ status }) => status === 'rejected');
  if (identity) return { kind: 'correct', identity };
  const request = earliest(facts.requests ?? [], ({ dueOn }) => dueOn);
  if (request) return { kind: 'bring', request };
  // A rejected candidate is not placed, so no better profile is needed.
  if (profile.status === 'rejected') return null;
  const shares = purposes?.find(({ purpose }) => purpose === 'share_with_clients');
  if (shares && shares.state !== 'granted') return { kind: 'share' };
  const { missing } = profile.completeness;
  const [part] = missing.toSorted((a, b) => completenessParts[b] - completenessParts[a]);
  if (missing.includes('cv')) return { kind: 'cv', points: completenessParts.cv };
  if (!part) return null;
  const points = completenessParts[part];
  return isFilled(part) ? { kind: 'fill', part, points } : { kind: 'tell', part, points };
}

const earliest = <T>(rows: readonly T[], momentOf: (row: T) => string): T | undefined =>
  rows.toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)))[0];
