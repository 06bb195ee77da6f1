import type { BodyOf, OwnCompany, ownCompanyEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { requireOpen } from '../../../records/companies/company-lookup.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { readPicture, takePicture } from '../../files/api/pictures.ts';
import { logosOf } from '../record/company-logo.ts';
import { ownCompany } from './coworker-rights.ts';

type Endpoints = typeof ownCompanyEndpoints;
type Changes = BodyOf<Endpoints['update']>['changes'];

export const readOwnCompany: Service<Endpoints['read']> = async ({ actor }) =>
  showOwn(await ownCompany(actor));

/** Reads the current logo of the reader's own company. */
export async function readOwnLogo(
  { actor }: RequestContext,
  { params }: Input<Endpoints['logo']>,
): Promise<RangedFileAnswer> {
  const { logoFileId } = await ownCompany(actor);
  return readPicture(logoFileId, params.fileId);
}

/** Changes a client's own company data, which the agency reads in the same record. */
export const updateOwnCompany: Service<Endpoints['update']> = (ctx, { body }) => {
  const { version, changes } = body;
  const paths = (['about', 'logoFileId'] as const).filter((path) => changes[path] !== undefined);
  return transactShown(ctx, {
    find: (session) => ownCompany(ctx.actor, session),
    change: async (tx, company) => {
      requireOpen(company);
      if (paths.length === 0) return company;
      const { before, after } = await updateVersioned<Company>(tx, CompanyModel, {
        filter: { _id: company._id },
        base: version,
        paths,
        apply: async (current) => ({ $set: await stored(tx, ctx.actor, current, changes) }),
      });
      await audit(tx, {
        action: 'company.update_own',
        entity: 'company',
        entityId: after._id,
        companyId: after._id,
        changes: changesBetween<Company>(before, after, paths),
      });
      return after;
    },
    show: showOwn,
  });
};

/** Returns the changes in their stored form. */
const stored = async (
  tx: Tx,
  actor: Actor,
  current: Company,
  { about, logoFileId }: Changes,
): Promise<Partial<Company>> => ({
  ...(about !== undefined && { about: about ? cleanRichText(about) || null : null }),
  ...(logoFileId !== undefined && {
    logoFileId: await takePicture(tx, actor, logoFileId, {
      before: current.logoFileId,
      path: 'changes.logoFileId',
    }),
  }),
});

async function showOwn(
  company: Company,
  session: Tx['session'] | null = null,
): Promise<OwnCompany> {
  const logo = (await logosOf([company], session))(company);
  return {
    id: company._id.toHexString(),
    name: company.name,
    about: company.about,
    // Client users may read this address.
    logo: logo && { fileId: logo.fileId, url: `/api/v1/client/company/logo/${logo.fileId}` },
    version: company.version,
  };
}
