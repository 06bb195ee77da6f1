import type { MailSender, ReplyTarget } from '@muster/contracts';
import { SegmentedField, SelectField, Skeleton, type BoundField } from '@muster/ui';
import { useMessagesSendersQuery } from './mail-context.tsx';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

interface SenderFieldsProps {
  /** Null for the agency’s own address. */
  sender: BoundField<string | null>;
  repliesTo: BoundField<ReplyTarget>;
  onChange: (sending: { sender: string | null; repliesTo?: ReplyTarget }) => void;
}

const agency = 'agency';
const shown = ({ name, address }: MailSender): string => (name ? `${name} <${address}>` : address);

/** The sender address and the recipient of replies; plain text where there is no choice. */
export function SenderFields({ sender, repliesTo, onChange }: SenderFieldsProps) {
  const t = useMailMessages();
  const { data } = useMessagesSendersQuery({});
  if (!data) return <Skeleton height={36} />;
  const { data: senders, replyTo, repliesCome } = data;
  const chosen = senders.find(({ kind, address }) => kind !== agency && address === sender.value);
  const targets: ReplyTarget[] = [
    ...(repliesCome ? (['record'] as const) : []),
    'author',
    ...(chosen?.kind === 'shared' ? (['sender'] as const) : []),
  ];
  const target = targets.includes(repliesTo.value) ? repliesTo.value : 'author';
  const change = (address: string | null) =>
    onChange({
      sender: address === agency ? null : address,
      // Replies must not go to an address that is no longer the sender.
      ...(repliesTo.value === 'sender' && { repliesTo: 'record' }),
    });
  return (
    <>
      {senders.length > 1 ? (
        <SelectField
          label={t('from')}
          clearable={false}
          options={senders.map((one) => ({
            value: one.kind === agency ? agency : one.address,
            label: shown(one),
          }))}
          {...sender}
          value={sender.value ?? agency}
          onChange={change}
        />
      ) : (
        <Line label={t('from')} value={senders.map(shown).join(', ')} />
      )}
      {targets.length > 1 ? (
        <SegmentedField<ReplyTarget>
          label={t('repliesTo')}
          help={t(`repliesToHelp.${target}`, {
            address: target === 'sender' ? (sender.value ?? '') : replyTo,
          })}
          options={targets.map((value) => ({ value, label: t(`repliesToOf.${value}`) }))}
          {...repliesTo}
          value={target}
        />
      ) : (
        <Line label={t('repliesTo')} value={replyTo} />
      )}
    </>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <dl className={classes.addresses}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </dl>
);
