import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { nextStep, type OwnStep } from './next-step.ts';

/** Returns the next best step once all its queries have finished. */
export function useNextStep(profile: OwnProfile | undefined): {
  step: OwnStep | null;
  waits: boolean;
} {
  const applications = api.useOwnApplicationsListQuery();
  const documents = api.useSigningListQuery({});
  const identities = api.useOwnIdentitiesListQuery({});
  const files = api.useOwnAttachmentsListQuery();
  const consents = api.useOwnConsentsReadQuery();
  const waits = [applications, documents, identities, files, consents].some(
    ({ isLoading }) => isLoading,
  );
  const step =
    profile && !waits
      ? nextStep({
          profile,
          applications: applications.data?.data,
          documents: documents.data?.data,
          identities: identities.data?.data,
          purposes: consents.data?.purposes,
          requests: files.data?.requests,
        })
      : null;
  return { step, waits };
}
