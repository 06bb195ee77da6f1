import {
  applicationEndpoints,
  candidateEndpoints,
  exportEndpoints,
  jobEndpoints,
} from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { savedViewEndpoints } from '@muster/blocks';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  ...savedViewEndpoints,
  jobsList: jobEndpoints.list,
  candidatesRead: candidateEndpoints.read,
  applicationsJobChoices: applicationEndpoints.jobChoices,
  applicationsAdd: applicationEndpoints.add,
  exportsCreate: exportEndpoints.create,
});
