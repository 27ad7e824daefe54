/** What pages say when we or the network fail, in the documents' words where there are any. */
export const failedWords = {
  purchaseLead: "Failed to purchase lead. Please try again.",
  purchaseCredits: "Failed to purchase credits. Please try again.",
  createLead: "Failed to create lead. Please try again.",
  changeStatus: "Failed to update installer status.",
  addCredits: "Failed to add credits.",
  addAdmin: "Failed to add admin user.",
  signOut: "Failed to sign out.",
  account: "An unexpected error occurred. Please try again.",
} as const;
