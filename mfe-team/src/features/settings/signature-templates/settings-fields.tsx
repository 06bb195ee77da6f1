import { signatureCategories, signatureOrders } from '@muster/contracts';
import {
  Card,
  CheckboxField,
  NumberField,
  SegmentedField,
  SelectField,
  Stack,
  TextField,
} from '@muster/ui';
import { PartyOrderField } from '../../../shared/placing/party-order-field.tsx';
import { useSigningTemplateMessages } from './messages.ts';
import type { TemplateForm } from './template-values.ts';

/** The name, signers and deadline of a template. */
export function SettingsFields({ form }: { form: TemplateForm }) {
  const t = useSigningTemplateMessages();
  const { field, values } = form;
  return (
    <Card title={t('edit.settings')}>
      <Stack>
        <TextField label={t('edit.name')} required {...field('name')} />
        <TextField label={t('edit.summary')} help={t('edit.summaryHelp')} {...field('summary')} />
        <SelectField
          label={t('category.label')}
          required
          options={signatureCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          {...field('category')}
        />
        <PartyOrderField
          parties={values.parties}
          onChange={(parties) => form.applyPatch({ parties })}
        />
        {values.parties.length > 1 && (
          <SegmentedField
            label={t('edit.orderLabel')}
            options={signatureOrders.map((value) => ({ value, label: t(`edit.orders.${value}`) }))}
            {...field('order')}
          />
        )}
        <NumberField label={t('edit.days')} required {...field('expiresInDays')} />
        <CheckboxField label={t('edit.identity')} {...field('requiresIdentity')} />
      </Stack>
    </Card>
  );
}
