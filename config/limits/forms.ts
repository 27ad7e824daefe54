/** Lengths of what people type, where several forms ask for it. */
export const formsLimits = {
  nameLengthMax: 100,
  emailLengthMax: 254,
  phoneLengthMax: 30,
  companyLengthMax: 150,
  addressLengthMax: 200,
  listItemsMax: 20,
  listItemLengthMax: 80,
  reasonLengthMax: 500,
  requestBodyBytesMax: 64 * 1024,
  postcodeLengthMax: 10,
  messageLengthMax: 2000,
} as const;
