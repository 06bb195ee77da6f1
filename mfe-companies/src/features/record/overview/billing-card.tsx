import type { CompanyRecord } from '@muster/contracts';
import { Anchor, Card, KeyValueList, mailtoHref } from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';

type Billing = NonNullable<CompanyRecord['billing']>;

/** The client's billing terms; only for roles that may see them. */
export function BillingCard({ billing }: { billing: Billing }) {
  const t = useMessages();
  return (
    <Card title={t('record.about.billing')}>
      <KeyValueList
        items={[
          {
            label: t('field.billingEmail'),
            value: billing.billingEmail && (
              <Anchor href={mailtoHref(billing.billingEmail)}>{billing.billingEmail}</Anchor>
            ),
          },
          { label: t('field.billingCurrency'), value: billing.billingCurrency },
          {
            label: t('field.paymentTermsDays'),
            value: t('record.about.days', { count: billing.paymentTermsDays }),
          },
          { label: t('field.taxId'), value: billing.taxId },
          { label: t('field.defaultFeeKind'), value: feeOf(billing, t) },
        ]}
      />
    </Card>
  );
}

/** "Markup on each hour, 12.50 %". */
function feeOf({ defaultFeeKind, defaultFeeValue, billingCurrency }: Billing, t: Translate) {
  if (!defaultFeeKind) return null;
  const kind = t(`enum.fee.${defaultFeeKind}`);
  if (defaultFeeValue === null) return kind;
  const value =
    defaultFeeKind === 'one_off_fixed'
      ? [defaultFeeValue, billingCurrency].filter(Boolean).join(' ')
      : t('record.about.percent', { value: defaultFeeValue });
  return `${kind}, ${value}`;
}
