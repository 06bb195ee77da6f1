import { useUnsavedGuard } from '@muster/kit';
import { Button, CopyButton, Drawer, OverlayFooter } from '@muster/ui';
import classes from './secret-drawer.module.css';

interface SecretDrawerProps {
  secret: string;
  title: string;
  text: string;
  /** What is copied. */
  label: string;
  done: string;
  /** Why one is asked before leaving: it is shown once. */
  reason: string;
  onClose: () => void;
}

/** A secret, once. */
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
