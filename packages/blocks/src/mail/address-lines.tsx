import type { MessagePreview, MessageRecipient } from '@muster/contracts';
import { Skeleton } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

interface AddressLinesProps {
  preview: MessagePreview | undefined;
  /** The recipients are chosen in a field: only the reply address stands here. */
  hasField?: boolean;
}

/** The recipients of a mail, and the reply address. */
export function AddressLines({ preview, hasField = false }: AddressLinesProps) {
  const t = useMailMessages();
  const addressed = ({ name, address, problem }: MessageRecipient): string =>
    `${name}${address ? ` <${address}>` : problem ? '' : `, ${t('addressHidden')}`}`;
  return (
    <dl className={classes.addresses}>
      {!hasField && (
        <>
          <dt>{t('to')}</dt>
          <dd>
            {preview ? (
              preview.recipients.map(addressed).join(', ')
            ) : (
              <Skeleton height={16} width={220} />
            )}
          </dd>
        </>
      )}
      {!preview?.repliesCome && (
        <>
          <dt>{t('replyTo')}</dt>
          <dd>{preview ? preview.replyTo : <Skeleton height={16} width={180} />}</dd>
        </>
      )}
    </dl>
  );
}
