import { Button, CancelButton, OverlayFooter } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

interface EditFooterProps {
  formId: string;
  /** False where nothing can be saved. */
  saveLabel: string | false;
  dirty: boolean;
  pending: boolean;
}

/** The foot of the account's drawer: what is unsaved, and the button of the part in sight. */
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
