import type { SignatureParty } from '@muster/contracts';
import { SelectField } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';

/** Who can sign, in the orders that occur; the candidate is always among them. */
const partyOrders: readonly (readonly SignatureParty[])[] = [
  ['candidate'],
  ['candidate', 'agency'],
  ['agency', 'candidate'],
  ['candidate', 'client'],
  ['candidate', 'agency', 'client'],
  ['candidate', 'client', 'agency'],
  ['agency', 'candidate', 'client'],
];

interface PartyOrderFieldProps {
  parties: readonly SignatureParty[];
  onChange: (parties: SignatureParty[]) => void;
}

/** Who signs, one after another. */
export function PartyOrderField({ parties, onChange }: PartyOrderFieldProps) {
  const t = usePlacingMessages();
  return (
    <SelectField
      label={t('parties')}
      required
      options={partyOrders.map((order) => ({
        value: order.join(),
        label: order.map((party) => t(`party.${party}`)).join(' → '),
      }))}
      value={parties.join()}
      onChange={(chosen: string | null) => {
        const order = partyOrders.find((one) => one.join() === chosen);
        if (order) onChange([...order]);
      }}
    />
  );
}
