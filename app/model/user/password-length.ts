/** Characters a password has at least; long rather than complicated (NIST SP 800-63B, ASVS 6.2). */
export const passwordLength = { min: 12, max: 128 };
