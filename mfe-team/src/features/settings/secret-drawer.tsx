import { useUnsavedGuard } from '@muster/kit';
import { Button, CopyButton, Drawer, OverlayFooter } from '@muster/ui';
import classes from './secret-drawer.module.css';

interface SecretDrawerProps {
  secret: string;
  title: string;
  text: string;
  /** Name of the copied value. */
  label: string;
  done: string;
  /** Why the user is asked before leaving: the secret is shown only once. */
  reason: string;
  onClose: () => void;
}

/** Shows a secret once. */
export function SecretDrawer({
  secret,
  title,
  text,
  label,
  done,
  reason,
  onClose,
}: SecretDrawerProps) {
  const lift = useUnsavedGuard(true, { reason });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      footer={
        <OverlayFooter>
          <Button
            onClick={() => {
              lift();
              onClose();
            }}
          >
            {done}
          </Button>
        </OverlayFooter>
      }
    >
      <p>{text}</p>
      <span className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={label} />
      </span>
    </Drawer>
  );
}
