import { Button, CancelButton, OverlayFooter } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

interface EditFooterProps {
  formId: string;
  /** False if nothing can be saved. */
  saveLabel: string | false;
  dirty: boolean;
  pending: boolean;
}

/** The footer of the account's drawer: unsaved changes, and the button of the visible part. */
export function EditFooter({ formId, saveLabel, dirty, pending }: EditFooterProps) {
  const t = useMessages();
  return (
    <OverlayFooter unsaved={dirty}>
      <CancelButton>{t(saveLabel ? 'edit.cancel' : 'edit.close')}</CancelButton>
      {saveLabel && (
        <Button type="submit" form={formId} size="md" loading={pending}>
          {saveLabel}
        </Button>
      )}
    </OverlayFooter>
  );
}
