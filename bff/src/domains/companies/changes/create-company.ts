import { domainOf, isFreeMailDomain, type BodyOf, type companyEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { foldText } from '../../../db/fold-text.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { enterOnNew } from '../../custom-fields/api/new-values.ts';
import { takePicture } from '../../files/api/pictures.ts';
import { auditedFields, secretFields } from '../record/company-audit.ts';
import { explainTakenName, takenName } from './change-company.ts';
import { requireManager, requireRecruiter } from './company-holders.ts';
import { CompanyModel, type Company } from '../../../records/companies/company.model.ts';
import { findCompanyDuplicates } from '../list/find-company-duplicates.ts';
import { inviteMember } from '../members/invite-member.ts';
import { notifyNewManager } from './manager-notice.ts';
import { showCompany } from '../record/show-company.ts';

type Input = BodyOf<typeof companyEndpoints.create>;

/**
 * Adds a client, unless a similar one exists and the writer has not confirmed that it is a
 * different one.
 */
export const createCompany: Service<typeof companyEndpoints.create> = async (ctx, { body }) => {
  const { actor } = ctx;
  const { firstUser, confirmDuplicate, custom, ...facts } = body;
  const people = await peopleFor(actor, body);
  const sought = { name: body.name, domain: body.domain ?? body.website };
  const matches = await findCompanyDuplicates(actor, sought);
  if (matches.some(({ blocks }) => blocks)) throw takenName(matches);
  if (matches.length > 0 && !confirmDuplicate)
    throw new AppError('POSSIBLE_DUPLICATE', { context: { matches } });
  const number = formatNumber('company', await takeNumber('company'));
  try {
    return await transact(ctx, async (tx) => {
      const [created] = await CompanyModel.create(
        [
          {
            ...facts,
            ...people,
            feedbackSlaHours:
              facts.feedbackSlaHours ?? agencySettings().deadlines.clientFeedbackHours,
            logoFileId: await takePicture(tx, actor, facts.logoFileId, {
              before: null,
              path: 'logoFileId',
            }),
            about: facts.about && cleanRichText(facts.about),
            domain: facts.domain ?? ownDomain(facts.website),
            number,
            nameKey: foldText(facts.name),
            createdAt: tx.at,
            createdBy: tx.userId,
            updatedAt: tx.at,
            updatedBy: tx.userId,
          },
        ],
        { session: tx.session },
      );
      if (!created) throw new Error('The company was not written');
      const company = created.toObject<Company>();
      await audit(tx, {
        action: 'company.create',
        entity: 'company',
        entityId: company._id,
        companyId: company._id,
        changes: changesBetween<Company>(null, company, auditedFields, secretFields),
      });
      await enterOnNew(tx, actor, { entity: 'company', recordId: company._id }, custom);
      if (firstUser)
        await inviteMember(tx, actor, company, {
          ...firstUser,
          role: 'client_admin',
          canSeeBillRates: true,
          canDecide: true,
          canSeeAllJobs: true,
          isPrimaryContact: true,
          isBillingContact: false,
          message: '',
        });
      await notifyNewManager(tx, company.accountManagerId, company);
      return showCompany(actor, company, tx.session);
    });
  } catch (error) {
    throw await explainTakenName(ctx, sought, error);
  }
};

/** Returns the domain of a website, unless it is a shared platform. */
function ownDomain(website: string | null): string | null {
  const domain = website ? domainOf(website) : null;
  return domain && !isFreeMailDomain(domain) ? domain : null;
}

/** Returns the account manager of a new client: the author, unless another user is named. */
async function peopleFor(
  actor: Actor,
  { accountManagerId, recruiterId }: Input,
): Promise<Pick<Company, 'accountManagerId' | 'recruiterId'>> {
  return {
    accountManagerId: await requireManager(accountManagerId || actor.userId, 'accountManagerId'),
    recruiterId: recruiterId ? await requireRecruiter(recruiterId, 'recruiterId') : null,
  };
}
