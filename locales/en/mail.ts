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
  'membership-key': {
    subject: 'Your link to the membership form',
    text: 'Hello {{name}},\n\nthe last four digits no longer open your membership form, because they were typed wrongly too often. This link opens it once, within 24 hours:\n\n{{link}}\n\nIf you did not try to open the form, you can ignore this message. Do not pass the link on.',
  },
  'form-in-review': {
    subject: 'Your membership form is being reviewed',
    text: 'Hello {{name}},\n\na membership form in your name has arrived. Its last name or date of birth is not the one that we have on record, so a person looks at it before it can be signed. We write to you when that is done.\n\nReference: {{reference}}\n\nIf you did not send a form, tell your employer and name the reference.',
  },
  'form-accepted': {
    subject: 'You can sign your membership form',
    text: 'Hello {{name}},\n\nwe have looked at your membership form and accepted it. Go on here to sign it; the link works once, within 7 days:\n\n{{link}}\n\nAfter that, open your form as before.',
  },
  'form-refused': {
    subject: 'Your membership form was not accepted',
    text: 'Hello {{name}},\n\nwe have looked at your membership form and could not accept it:\n\n{{reason}}\n\nReference: {{reference}}\n\nYou can open the form again and send a corrected one, or ask your employer.',
  },
  outbox: { attachments: 'Attached:', title: 'Outbox', empty: 'No mail yet.' },
};
