import { companyEndpoints, exportEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({
  companiesList: companyEndpoints.list,
  exportsCreate: exportEndpoints.create,
});
