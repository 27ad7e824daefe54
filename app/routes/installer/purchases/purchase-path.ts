/** The page of a bought lead. */
export const purchasePath = (purchaseId: string) => `/leads/purchases/${purchaseId}`;
