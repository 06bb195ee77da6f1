import { isWithClient, type SignatureParty } from '@muster/contracts';
import { SelectField } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';

/** Possible signers in order: with a candidate, or with a client alone. */
const partyOrders: readonly (readonly SignatureParty[])[] = [
  ['candidate'],
  ['candidate', 'agency'],
  ['agency', 'candidate'],
  ['candidate', 'client'],
  ['candidate', 'agency', 'client'],
  ['candidate', 'client', 'agency'],
  ['agency', 'candidate', 'client'],
  ['client'],
  ['client', 'agency'],
  ['agency', 'client'],
];

interface PartyOrderFieldProps {
  parties: readonly SignatureParty[];
  /** The other party of the document; absent: a template may serve either. */
  isOf?: 'candidate' | 'company';
  onChange: (parties: SignatureParty[]) => void;
}

/** The signers in order. */
export function PartyOrderField({ parties, isOf, onChange }: PartyOrderFieldProps) {
  const t = usePlacingMessages();
  const offered = partyOrders.filter(
    (order) => !isOf || isWithClient(order) === (isOf === 'company'),
  );
  return (
    <SelectField
      label={t('parties')}
      required
      options={offered.map((order) => ({
        value: order.join(),
        label: order.map((party) => t(`party.${party}`)).join(' → '),
      }))}
      value={parties.join()}
      onChange={(chosen: string | null) => {
        const order = offered.find((one) => one.join() === chosen);
        if (order) onChange([...order]);
      }}
    />
  );
}
