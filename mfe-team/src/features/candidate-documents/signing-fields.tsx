import {
  signatureOrders,
  type SignatureDocumentList,
  type SignatureParty,
  type SignatureTemplate,
} from '@muster/contracts';
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
import { CopiesField } from './copies-field.tsx';
import type { DocumentZodForm } from './document-values.ts';
import { useMessages } from './messages.ts';

interface SigningFieldsProps {
  form: DocumentZodForm;
  template: SignatureTemplate;
  list: SignatureDocumentList;
}

/** Who approves, signs and gets a copy, in which order and until when. */
export function SigningFields({ form, template, list }: SigningFieldsProps) {
  const t = useMessages();
  const me = useSession()?.user.id;
  const { candidate, signers } = list;
  const partyName = (key: SignatureParty) =>
    key === 'candidate' ? candidate.name : t(`form.${key}`);
  const options = signers.map(({ id, name }) => ({ value: id, label: name }));
  const colleagues = options.filter(({ value }) => value !== me);
  return (
    <Card title={t('form.signing')}>
      <Stack>
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
              parties: template.parties.map((key) => partyName(key)).join(', '),
            })}
          </p>
        )}
        {template.parties.includes('agency') && (
          <SelectField
            label={t('form.signer')}
            required
            options={options}
            {...form.field('signerId')}
          />
        )}
        {template.parties.includes('client') && (
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
