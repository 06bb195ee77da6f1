import { useParams } from 'react-router-dom';
import { QueryView } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { EditOwn } from './edit-own.tsx';
import { EditShipped } from './edit-shipped.tsx';

/** The text of one mail, with a preview. */
export function EditTemplatePage() {
  const { id = '' } = useParams();
  const query = api.useEmailTemplatesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(template) =>
        template.scope === 'system' ? (
          <EditShipped key={template.id} template={template} />
        ) : (
          <EditOwn key={template.id} template={template} />
        )
      }
    </QueryView>
  );
}
