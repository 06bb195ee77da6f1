import { signatureOrders, type SignatureParty, type SignatureTemplate } from '@muster/contracts';
import { useSession } from '@muster/kit';
import {
  Card,
  NumberField,
  SegmentedField,
  SelectField,
  Stack,
  TextArea,
  TextField,
} from '@muster/ui';
import { PartyOrderField } from '../../shared/placing/party-order-field.tsx';
import { CopiesField } from './copies-field.tsx';
import type { DocumentZodForm } from './document-values.ts';
import type { DocumentsList } from './documents-subject.ts';
import { useMessages } from './messages.ts';

const noGuest = { name: '', email: '' };

interface SigningFieldsProps {
  form: DocumentZodForm;
  template: SignatureTemplate;
  list: DocumentsList;
}

/** Approver, signers and recipients of a copy, their order and the deadline. */
export function SigningFields({ form, template, list }: SigningFieldsProps) {
  const t = useMessages();
  const me = useSession()?.user.id;
  const { subject, signers } = list;
  const partyName = (key: SignatureParty) =>
    key === 'candidate' || (key === 'client' && subject.kind === 'company')
      ? subject.name
      : t(`form.${key}`);
  const parties = form.values.parties ?? template.parties;
  const options = signers.map(({ id, name }) => ({ value: id, label: name }));
  const colleagues = options.filter(({ value }) => value !== me);
  return (
    <Card title={t('form.signing')}>
      <Stack>
        {form.values.parties && (
          <PartyOrderField
            parties={form.values.parties}
            isOf={subject.kind}
            onChange={(next) =>
              form.applyPatch({
                parties: next,
                ...(next.includes('client') && !form.values.guest && { guest: noGuest }),
              })
            }
          />
        )}
        <SegmentedField
          label={t('form.orderLabel')}
          options={signatureOrders.map((value) => ({
            value,
            label: t(`form.orders.${value}`),
          }))}
          {...form.field('order')}
          value={form.values.order ?? template.order}
          onChange={(order: string) =>
            form.setValue('order', order === 'parallel' ? 'parallel' : 'sequential')
          }
        />
        {form.values.order !== 'parallel' && (
          <p>
            {t('form.order', {
              parties: parties.map((key) => partyName(key)).join(', '),
            })}
          </p>
        )}
        {parties.includes('agency') && (
          <SelectField
            label={t('form.signer')}
            required
            options={options}
            {...form.field('signerId')}
          />
        )}
        {parties.includes('client') && (
          <>
            <TextField label={t('form.guestName')} {...form.field('guest.name')} />
            <TextField
              label={t('form.guestEmail')}
              help={t('form.guestHelp')}
              type="email"
              {...form.field('guest.email')}
            />
          </>
        )}
        {colleagues.length > 0 && (
          <SelectField
            label={t('form.approver')}
            help={t('form.approverHelp')}
            clearable
            options={colleagues}
            {...form.field('approverId')}
          />
        )}
        <CopiesField form={form} />
        <NumberField label={t('form.days')} required {...form.field('expiresInDays')} />
        <TextArea
          label={t('form.message')}
          help={t('form.messageHelp')}
          {...form.field('message')}
          value={form.values.message ?? ''}
        />
      </Stack>
    </Card>
  );
}
