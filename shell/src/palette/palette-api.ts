import { searchEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The endpoints of the palette. */
export const paletteApi = createMusterApi({
  find: searchEndpoints.find,
  recent: searchEndpoints.recent,
});
