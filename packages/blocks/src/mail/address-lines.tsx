import type { MessagePreview } from '@muster/contracts';
import { Skeleton } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** The recipients of a mail, and the reply address. */
export function AddressLines({ preview }: { preview: MessagePreview | undefined }) {
  const t = useMailMessages();
  return (
    <dl className={classes.addresses}>
      <dt>{t('to')}</dt>
      <dd>
        {preview ? (
          `${preview.name}${preview.to ? ` <${preview.to}>` : preview.problem ? '' : `, ${t('addressHidden')}`}`
        ) : (
          <Skeleton height={16} width={220} />
        )}
      </dd>
      {!preview?.repliesCome && (
        <>
          <dt>{t('replyTo')}</dt>
          <dd>{preview ? preview.replyTo : <Skeleton height={16} width={180} />}</dd>
        </>
      )}
    </dl>
  );
}
