import { Anchor } from '@muster/ui';
import { agencyContact } from './agency.ts';

/** How the agency is reached, to press: by phone first. Nothing where it names no way. */
export function ContactLinks() {
  const { phone, mail } = agencyContact();
  return (
    <>
      {phone && <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>}
      {phone && mail && ' · '}
      {mail && <Anchor href={`mailto:${mail}`}>{mail}</Anchor>}
    </>
  );
}
