import { Button } from '@mantine/core';
import { LoadingText } from '../feedback/loading-text.tsx';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import { tableMessages } from './messages.ts';

interface AwaitedEditorProps {
  failed: boolean;
  onTryAgain: () => void;
}

/** Shown instead of a filter's form while its code is loading, or if it failed to load. */
export function AwaitedEditor({ failed, onTryAgain }: AwaitedEditorProps) {
  const t = useT(tableMessages);
  return (
    <div className={classes.editor}>
      {failed ? (
        <>
          <span className={classes.none} role="alert">
            {t('filters.lost')}
          </span>
          <Button variant="default" size="xs" onClick={onTryAgain} data-autofocus>
            {t('filters.tryAgain')}
          </Button>
        </>
      ) : (
        <LoadingText />
      )}
    </div>
  );
}
