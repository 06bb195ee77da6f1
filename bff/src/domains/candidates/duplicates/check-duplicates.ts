import { urlSchema, type candidateEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { identityKeysOf } from '../record/derive-candidate.ts';
import { findDuplicates } from './find-duplicates.ts';
import { linkAddress } from '../contact/link-address.ts';
import { normalisePhone } from '../contact/phone-number.ts';

/** Finds candidates who resemble the one being entered; incomplete values match nothing. */
export const checkDuplicates: Service<typeof candidateEndpoints.checkDuplicates> = async (
  { actor },
  { body },
) => {
  const url = body.linkUrl ? urlSchema.safeParse(body.linkUrl) : null;
  const { matches, hiddenMatch } = await findDuplicates(actor, {
    keys: identityKeysOf({
      email: body.email?.trim() || null,
      phoneNorm: normalisePhone(body.phone, body.country),
      contacts: [],
      links: url?.success ? [linkAddress(url.data)] : [],
      firstName: body.firstName?.trim() ?? '',
      lastName: body.lastName?.trim() ?? '',
      country: body.country ?? '',
    }),
    email: body.email?.trim() || null,
    excludeId: body.excludeId,
  });
  return { matches, hiddenMatch };
};
