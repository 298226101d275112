export default {
  activation: {
    subject: 'Activate your account',
    text: 'Hello {{name}},\n\nan account was created for you. Choose your password here within 7 days:\n\n{{link}}\n\nIf you did not expect this message, you can ignore it.',
  },
  reset: {
    subject: 'Reset your password',
    text: 'Hello {{name}},\n\nsomebody asked to reset the password of your account. Choose a new one here within 60 minutes:\n\n{{link}}\n\nIf it was not you, you can ignore this message; your password stays as it is.',
  },
  'two-factor': {
    subject: 'Your sign-in code',
    text: 'Hello {{name}},\n\nyour sign-in code is {{code}}. It is good for 10 minutes and works once.\n\nIf you are not signing in right now, change your password.',
  },
  'signed-copy': {
    subject: 'Your signed membership form',
    text: 'Hello {{name}},\n\nthank you for joining. The copy of the membership form that you signed is attached. Please keep it with your papers.\n\nFor your protection it shows only the last four digits of your social security number.',
    fileName: 'membership-form.pdf',
  },
  outbox: { attachments: 'Attached:', title: 'Outbox', empty: 'No mail yet.' },
};
