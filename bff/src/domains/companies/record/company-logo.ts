import type { CompanyRecord, companyEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { findFiles } from '../../files/api/files.ts';
import { readPicture } from '../../files/api/pictures.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import type { Company } from '../../../records/companies/company.model.ts';

type Shown = Pick<Company, '_id' | 'logoFileId'>;

/** Returns the logos of these companies that can be shown, by company id. */
export async function logosOf(
  companies: readonly Shown[],
  session: Tx['session'] | null = null,
): Promise<(company: Shown) => CompanyRecord['logo']> {
  const files = await findFiles(
    companies.flatMap(({ logoFileId }) => logoFileId ?? []),
    session,
  );
  return ({ _id, logoFileId }) => {
    const fileId = logoFileId?.toHexString();
    return fileId && files.get(fileId)?.scan === 'clean'
      ? { fileId, url: `/api/v1/companies/${_id.toHexString()}/logo/${fileId}` }
      : null;
  };
}

/** Reads the current logo of a company. */
export async function readLogo(
  { actor }: RequestContext,
  { params }: Input<typeof companyEndpoints.logo>,
): Promise<RangedFileAnswer> {
  const { logoFileId } = await findCompany(actor, params.id, { deleted: true });
  return readPicture(logoFileId, params.fileId);
}
