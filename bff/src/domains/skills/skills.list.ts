import { skillCatalogueEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listCatalogue } from './reading/list-catalogue.ts';

export const skillsList = listSource('skills', skillCatalogueEndpoints.list, listCatalogue);
