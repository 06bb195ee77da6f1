import { useState } from 'react';
import { agencyName, saveFile, useUnsavedGuard } from '@muster/kit';
import {
  Button,
  CheckboxField,
  IconCheck,
  IconCopy,
  IconDownload,
  IconPrinter,
  useClipboard,
} from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { printText } from './print-text.ts';
import classes from './two-step.module.css';
import { useTwoStepMessages } from './use-two-step-messages.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/**
 * The recovery codes, shown once. Leaving asks first until the user confirms that they are stored.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTwoStepMessages();
  const snapshot = useSessionSnapshot();
  const [kept, setKept] = useState(false);
  const lift = useUnsavedGuard(!kept, { reason: t('unkept') });
  const { copied, copy } = useClipboard();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  const email = session && 'user' in session ? session.user.email : '';
  const text = `${t('fileHead', { email, agency: agencyName() })}\n\n${codes.join('\n')}\n`;

  return (
    <div className={classes.stack}>
      <div className={classes.part}>
        <p className={classes.partTitle}>{t('codesTitle')}</p>
        <p className={classes.text}>{t('codesText')}</p>
      </div>
      <ol className={classes.codes} aria-label={t('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck /> : <IconCopy />}
          onClick={() => copy(codes.join('\n'))}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload />}
          onClick={() => saveFile(t('fileName'), 'text/plain', text)}
        >
          {t('download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter />} onClick={() => printText(text)}>
          {t('print')}
        </Button>
      </div>
      <CheckboxField label={t('kept')} value={kept} onChange={setKept} />
      <div className={classes.foot}>
        <Button
          size="md"
          disabled={!kept}
          onClick={() => {
            lift();
            onKept();
          }}
        >
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
