import type { MessagePreview, MessageRecipient } from '@muster/contracts';
import { Skeleton } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** The recipients of a mail. */
export function AddressLines({ preview }: { preview: MessagePreview | undefined }) {
  const t = useMailMessages();
  const addressed = ({ name, address, problem }: MessageRecipient): string =>
    `${name}${address ? ` <${address}>` : problem ? '' : `, ${t('addressHidden')}`}`;
  return (
    <dl className={classes.addresses}>
      <dt>{t('to')}</dt>
      <dd>
        {preview ? (
          preview.recipients.map(addressed).join(', ')
        ) : (
          <Skeleton height={16} width={220} />
        )}
      </dd>
    </dl>
  );
}
