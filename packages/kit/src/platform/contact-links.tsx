import { Anchor } from '@muster/ui';
import { agencyContact } from './agency.ts';

/** Links to contact the agency, phone first. Renders nothing if it has no contact details. */
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
