import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';

/** Returns the application that the address names. */
export function useApplication() {
  const { jobApplicationId = '' } = useParams();
  return api.useApplicationsReadQuery({ params: { id: jobApplicationId } });
}
