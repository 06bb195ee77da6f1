import { isFreeMailDomain, mailHost, staffRoles, type RoleGrant } from '@muster/contracts';
import { agencyContact, agencyName, useSession } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';

interface ForeignDomainProps {
  email: string;
  roles: readonly RoleGrant[];
}

const isStaff = ({ role }: RoleGrant) => staffRoles.some((staff) => staff === role);
const domainOf = (email: string): string => (email.includes('@') ? mailHost(email.trim()) : '');

/**
 * Points out an address outside the domain of the user's future company or agency; it may be right.
 */
export function ForeignDomain({ email, roles }: ForeignDomainProps) {
  const domain = domainOf(email).toLowerCase();
  if (!domain.includes('.')) return null;
  const companyId = roles.find((role) => role.companyId !== null)?.companyId;
  if (roles.some(isStaff)) return <OfAgency domain={domain} />;
  return companyId ? <OfCompany domain={domain} companyId={companyId} /> : null;
}

/**
 * The agency's domain is that of its contact address, otherwise that of the reader's own address.
 */
function OfAgency({ domain }: { domain: string }) {
  const own = useSession()?.user.email ?? '';
  const contact = domainOf(agencyContact().mail ?? '');
  const known = contact && !isFreeMailDomain(contact) ? contact : domainOf(own);
  return <Notice domain={domain} own={known} name={agencyName()} />;
}

function OfCompany({ domain, companyId }: { domain: string; companyId: string }) {
  const { currentData } = api.useCompaniesReadQuery({ params: { id: companyId } });
  if (!currentData?.domain) return null;
  return <Notice domain={domain} own={currentData.domain} name={currentData.name} />;
}

function Notice({ domain, own, name }: { domain: string; own: string; name: string }) {
  const t = useMessages();
  if (domain === own || domain.endsWith(`.${own}`)) return null;
  return <NoticeBar kind="warning">{t('create.foreign', { domain, name, own })}</NoticeBar>;
}
