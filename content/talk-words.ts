export const WRITE_A_MESSAGE = "Write a message.";
