import { CardActionLink, IconPencil } from '@muster/ui';

/** Edit button of a card. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <CardActionLink href={to} label={label}>
      <IconPencil size={16} aria-hidden />
    </CardActionLink>
  );
}
