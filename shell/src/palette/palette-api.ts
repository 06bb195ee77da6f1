import { searchEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** What the palette looks up. */
export const paletteApi = createMusterApi({
  find: searchEndpoints.find,
  recent: searchEndpoints.recent,
});
