-- The reasons that were written in the page until now, and some for decisions that had none; operators change them.
INSERT INTO "review_reason" ("state", "action", "text_zh", "text_en", "position")
SELECT 'active', a.action, r.text_zh, r.text_en, r.position
FROM (VALUES
  ('certification', '营业执照不清晰，请上传整页', 'The licence cannot be read; upload the whole page', 10),
  ('certification', '企业名称或信用代码与营业执照不一致', 'Name or credit code differ from the licence', 20),
  ('certification', '营业执照已过期或被吊销', 'The licence has expired or was revoked', 30),
  ('certification', '联系人无法联系', 'The contact person could not be reached', 40),
  ('supplier', '证书扫描件无法辨认', 'The scan of a certificate cannot be read', 10),
  ('supplier', '编号、发证机构或有效期与证书不一致', 'Number, issuer or last day differ from the certificate', 20),
  ('supplier', '设备数据存疑，请提供证明', 'The equipment is not plausible; please send proof', 30),
  ('supplier', '文字中含联系方式，请删除', 'The text contains contact details; leave them out', 40),
  ('membership', '未收到付款', 'The payment has not arrived', 10),
  ('membership', '付款凭证与申请不符', 'The proof of payment does not match the application', 20),
  ('refund', '不符合退款条件', 'The conditions for a refund are not met', 10),
  ('inspection', '检测标的描述不清，请补充', 'It is not clear what is to be inspected; please describe it', 10),
  ('inspection', '该地点暂不提供检测', 'We do not inspect at this place yet', 20),
  ('forum', '含广告或联系方式', 'Advertising or contact details', 10),
  ('forum', '与论坛主题无关', 'Off topic', 20),
  ('forum', '言辞不当', 'Offensive language', 30)
) AS r (subject, text_zh, text_en, position)
JOIN (VALUES
  ('certification', 'certification_request_revision'),
  ('certification', 'certification_reject'),
  ('supplier', 'supplier_request_revision'),
  ('supplier', 'supplier_reject'),
  ('supplier', 'supplier_remove'),
  ('membership', 'membership_decline'),
  ('refund', 'refund_refuse'),
  ('inspection', 'inspection_refuse'),
  ('forum', 'forum_refuse'),
  ('forum', 'forum_hide'),
  ('forum', 'forum_lock')
) AS a (subject, action) ON a.subject = r.subject;
