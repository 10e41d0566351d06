import { productName } from 'backend/contract/product';

export const pageTitle = (title: string) => `${productName} - ${title}`;
